/** The part of libheif-js that is used; the package has no types for it. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    get_width: () => number
    get_height: () => number
    display: (pixels: ImageData, done: (pixels: ImageData | null) => void) => void
  }
  interface Libheif {
    HeifDecoder: new () => { decode: (file: Uint8Array) => HeifImage[] }
  }
  export default function makeDecoder(): Libheif
}
