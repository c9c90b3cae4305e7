import { linkOptions } from '@tanstack/react-router'

/** Where parts and datasheets are looked for. */
export const searchPlace = (text: string) =>
  linkOptions({ to: '/datasheet/datasheetSearch/$search', params: { search: text } })

/** Where words are looked for inside datasheets. */
export const fulltextPlace = (text: string) => linkOptions({ to: '/specification/$search', params: { search: text } })
