/** The pictures of a statement: for posts, and for stories that fill a phone. Sizes in pixels. */
export const postShapes = {
  square: { width: 1080, height: 1080 },
  tall: { width: 1080, height: 1920 },
} as const
export type PostShape = keyof typeof postShapes
export const postShapeNames = ['square', 'tall'] as const satisfies readonly PostShape[]

/** The address of a picture that shows the statement with a code. */
export const postAddress = (code: string, shape: PostShape) => `/post-kit/${code}/${shape}.jpg`
