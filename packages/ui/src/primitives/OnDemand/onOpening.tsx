// chunk: widgets
import { Suspense, useDeferredValue, useEffect, useState, type ComponentType } from 'react'
import { NotHereDialog, type Floating } from './NotHere.tsx'
import { afterLoad, onDemand } from './OnDemand.tsx'

/**
 * What floats over a page once it is opened, a dialog or a drawer: nothing of it stands in a page before, so its script
 * comes when the page has been loaded and the browser rests, or with its opening. It stays, for it goes away in its own time.
 */
export function onOpening<Props extends Floating>(load: () => Promise<ComponentType<Props>>) {
  const Opened = onDemand(load, NotHereDialog)
  let isAsked = false

  /** Before it is opened. What does not come now is asked for again by the opening, which tells of it. */
  function ask() {
    if (isAsked) return
    isAsked = true
    afterLoad(() => load().catch(() => {}))
  }

  return function OnOpening(props: Props) {
    // A dialog takes long to make: what was pressed shows so first.
    const wasAsked = useDeferredValue(props.isOpen)
    const isOpen = props.isOpen && wasAsked
    const [wasOpen, setWasOpen] = useState(isOpen)
    if (isOpen && !wasOpen) setWasOpen(true)
    useEffect(ask, [])
    if (!wasOpen) return null
    return (
      <Suspense>
        <Opened {...props} isOpen={isOpen} />
      </Suspense>
    )
  }
}
