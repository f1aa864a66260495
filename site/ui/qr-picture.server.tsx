import { makeQrCode } from '../../school/base/qr-code.server.ts'

interface QrPictureProps {
  address: string
  label: string
  /** in pixels */
  width?: number
}

/** Draws a QR code in black on white, in dark mode too: cameras read no other. */
export function QrPicture({ address, label, width = 132 }: QrPictureProps) {
  const { size, path } = makeQrCode(address)
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={width}
      height={width}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
