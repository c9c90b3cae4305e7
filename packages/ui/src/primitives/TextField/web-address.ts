/** An address that was typed without its scheme gets one. */
export function webAddressOf(text: string): string {
  const plain = text.trim()
  return plain === '' || /^https?:\/\//i.test(plain) ? plain : `https://${plain}`
}
