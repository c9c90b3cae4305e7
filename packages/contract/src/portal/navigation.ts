import * as z from 'zod'
import { get } from '../endpoint.ts'
import { Url } from '../page.ts'

/** 链接. One entry of the header's dropdowns or of the footer. */
export const NavItem = z.object({ name: z.string(), url: Url, image: Url.optional() }).meta({ id: 'NavItem' })
export type NavItem = z.infer<typeof NavItem>

/** 导航. The three lists of the header; people may keep their own in the browser. */
export const Navigation = z
  .object({ common: z.array(NavItem), agent: z.array(NavItem), brand: z.array(NavItem) })
  .meta({ id: 'Navigation' })
export type Navigation = z.infer<typeof Navigation>

export const lists = get('/navigation/get', "The header's three lists of sites.", {
  access: 'visitor',
  output: Navigation,
})

/** Answers in the envelope like every call, so that one client reads both. */
export const preset = get('/static/navigation.json', "The header's lists as delivered, for when the others fail.", {
  access: 'visitor',
  output: Navigation,
})

export const friendlyLinks = get('/friendlyLink/list', "The footer's links to friends.", {
  access: 'visitor',
  output: z.array(NavItem),
})
