import { GlobalStyle } from '@xinpu/ui/theme'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { tables } from './tables.tsx'

type Kind = keyof typeof tables
/** Chromium is started with it: one table does not pay for what another left behind. */
declare const gc: () => void

/** Milliseconds of one life of a table: until the browser has laid it out. */
function live(kind: Kind) {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const lasting = (work: () => void) => {
    gc()
    const began = performance.now()
    flushSync(work)
    place.getBoundingClientRect()
    return performance.now() - began
  }
  const click = (selector: string) => () => {
    const element = place.querySelector<HTMLElement>(selector)
    if (!element) throw new Error(`${kind} has no ${selector}.`)
    element.click()
  }

  const mount = lasting(() => root.render(tables[kind]))
  const rows = place.querySelectorAll('tbody > tr').length
  const select = lasting(click('tbody > tr:nth-of-type(12) input'))
  const ticked = place.querySelectorAll('tbody [aria-selected="true"]').length
  const first = place.querySelector('tbody strong')?.textContent
  const sort = lasting(click('thead button'))
  const isSorted = place.querySelector('tbody strong')?.textContent !== first
  root.unmount()
  place.remove()
  if (ticked !== 1 || !isSorted) throw new Error(`${kind} did not do what it was asked for.`)

  return { mount, select, sort, rows }
}

createRoot(document.head.appendChild(document.createElement('meta'))).render(<GlobalStyle />)
Object.assign(window, { live })
