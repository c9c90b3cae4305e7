/** Bots get the whole page at once; this is a person. */
export const userAgent =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

/** The four screens; parts and datasheets by the numbers that the seed gives them. */
export const screens: Record<string, string> = {
  home: '/',
  results: '/datasheet/datasheetSearch/stm32f103',
  part: '/datasheet/datasheetDetail/165/stm32f103c8t6',
  reader: '/specification_detail/1',
}
