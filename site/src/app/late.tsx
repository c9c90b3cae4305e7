import { LatePart } from '@xinpu/ui/layout'
import { failures } from '@xinpu/ui/primitives'
import { lazy, memo, Suspense, useState, type ComponentType } from 'react'
import { pressAgain, whenQuiet, whenTouched } from './early-press.ts'

/**
 * A part of a page that is read before it is used: the server renders it with the page, and what makes it live comes
 * when the page has loaded, or with the first touch. Until then its links are the browser's.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined
  const bring = async () => ({ default: (here = await brought(load)) })
  const Late = lazy(() => whenQuiet().then(bring))
  if (import.meta.env.SSR) void bring()

  function Part(props: Props) {
    const [Shown] = useState(() => here ?? Late)
    return (
      <Suspense>
        <LatePart onLive={pressAgain}>
          <Shown {...props} />
        </LatePart>
      </Suspense>
    )
  }

  /** `bring` before it is shown, on the way from another page: nothing jumps in. */
  return Object.assign(memo(Part), { bring })
}

/** What does not come is asked for with every touch, and when the network is back: the page is read meanwhile. */
async function brought<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (import.meta.env.SSR) throw error
    for (const tell of failures) tell()
    await whenTouched('online')
    return brought(load)
  }
}
