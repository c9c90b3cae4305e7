// Generated from the contract by `npm run gen`. Do not edit.
import type { Op } from '../op.ts'
import type { CatalogueFigures, HotWord, NavItem, Navigation } from './types.gen.ts'

export type ConfigFiguresInput = {  }
/** How many parts, brands, categories and datasheets there are. */
export const configFigures = 'GET /config/figures' as Op<ConfigFiguresInput, CatalogueFigures>

export type ConfigValueInput = { key: "lotteryStatus" }
/** A number that switches a part of the site: lotteryStatus decides on the lottery. */
export const configValue = 'GET /config' as Op<ConfigValueInput, number>

export type HotWordSearchInput = { size?: number }
/** Words people search for most. */
export const hotWordSearch = 'GET /hotSearch' as Op<HotWordSearchInput, HotWord[]>

export type NavigationFriendlyLinksInput = {  }
/** The footer's links to friends. */
export const navigationFriendlyLinks = 'GET /friendlyLink/list' as Op<NavigationFriendlyLinksInput, NavItem[]>

export type NavigationListsInput = {  }
/** The header's three lists of sites. */
export const navigationLists = 'GET /navigation/get' as Op<NavigationListsInput, Navigation>
