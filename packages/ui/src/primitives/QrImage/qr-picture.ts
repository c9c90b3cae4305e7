import { encodeQR } from 'qr'

/** A QR code as the address of a picture, where a widget shows one of its own. */
export const qrPicture = (value: string): string =>
  `data:image/svg+xml,${encodeURIComponent(encodeQR(value, 'svg', { ecc: 'medium', border: 4 }))}`
