const wide: Record<string, string> = { '。': '.', '．': '.', '，': ',', '、': ',', '－': '-', '−': '-', '—': '-' }

/** What an IME writes as a number, in the signs a number has: `１２．５` is 12.5. Everything else goes. */
export const plainNumber = (text: string): string =>
  text
    .replace(/[。．，、－−—]/g, (sign) => wide[sign] ?? '')
    .normalize('NFKC')
    .replace(/[^\d.,-]/g, '')
