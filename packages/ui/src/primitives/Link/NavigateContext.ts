import { createContext } from 'react'

/** How the site goes to a place of its own without loading a page; without it, links are the browser's. */
export const NavigateContext = createContext<((href: string) => void) | undefined>(undefined)
