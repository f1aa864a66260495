import { renderSVG } from 'uqr'

/** Draws a QR code for an address, as a data URL that needs no further request. */
export const drawQrCode = (address: string) =>
  `data:image/svg+xml;base64,${Buffer.from(renderSVG(address, { border: 2 })).toString('base64')}`
