import { makeQrCode } from '../../school/base/qr-code.server.ts'

/** Draws a QR code in black on white, in dark mode too: cameras read no other. */
export function QrPicture({ address, label }: { address: string; label: string }) {
  const { size, path } = makeQrCode(address)
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="132"
      height="132"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
