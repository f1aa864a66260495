import { renderSVG } from 'uqr'

/**
 * A QR code that leads to an address, as the address of a drawing that needs no further request.
 */
export const drawQrCode = (address: string) =>
  `data:image/svg+xml;base64,${Buffer.from(renderSVG(address, { border: 2 })).toString('base64')}`
