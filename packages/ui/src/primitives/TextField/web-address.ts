/** An address that was typed without its scheme gets one. */
export function webAddressOf(text: string): string {
  const plain = text.trim()
  return plain === '' || /^https?:\/\//i.test(plain) ? plain : `https://${plain}`
}

/** What is wrong with an address that was typed; nothing with none. */
export function webAddressFault(label: string, text: string): string | null {
  const address = webAddressOf(text)
  return address === '' || (URL.canParse(address) && /^https?:\/\/[^/\s]+\.[^\s]+$/i.test(address))
    ? null
    : `${label}的格式如 https://www.example.com`
}
