import { late } from '../app/late.tsx'

/** Where keeping a search is not what a page is for, it comes live when the page rests. */
export const SaveSearchLater = late(() => import('./SaveSearch.tsx').then((module) => module.SaveSearch))
