import { Component, lazy, type ComponentType } from 'react'
import { NotHereLine, type NotHereProps } from './NotHere.tsx'

/** Told of every script that did not come. */
export const failures = new Set<() => void>()

/**
 * A part whose script comes when it is first shown. One that does not come, or breaks, is told of in its place: the rest
 * of the page stays as it is. It is asked for again on a word, when the network is back, and when it is opened anew.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  NotHere: ComponentType<NotHereProps<Props>> = NotHereLine,
): ComponentType<Props> {
  let isMissing = false
  let isAsked = false
  let Shown = bring()

  function bring() {
    isMissing = false
    return lazy(come) as unknown as ComponentType<Props>
  }

  async function come(): Promise<{ default: ComponentType<Props> }> {
    isAsked = false
    try {
      return { default: await load() }
    } catch (error) {
      // The network came back while it was on its way over the old one.
      if (isAsked) return come()
      isMissing = true
      for (const tell of failures) tell()
      throw error
    }
  }

  class Boundary extends Component<{ part: Props }, { hasFailed: boolean }> {
    override state = { hasFailed: false }

    static getDerivedStateFromError = () => ({ hasFailed: true })

    /** What came once is not asked for again: others may be showing it. */
    again = () => {
      if (isMissing) Shown = bring()
      isAsked = true
      this.setState({ hasFailed: false })
    }

    override render() {
      const { part } = this.props
      return this.state.hasFailed ? <NotHere again={this.again} part={part} /> : <Shown {...part} />
    }
  }

  // A class would keep the `ref` that is meant for the part.
  return function OnDemand(props: Props) {
    return <Boundary part={props} />
  }
}

/** Does something once the page has been loaded and the browser has nothing else to do. */
export function afterLoad(act: () => void): void {
  const idle = () => (globalThis.requestIdleCallback ?? setTimeout)(act)
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
