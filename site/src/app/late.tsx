import { LatePart } from '@xinpu/ui/layout'
import { lazy, memo, Suspense, useState, type ComponentType } from 'react'
import { pressAgain, whenQuiet } from './early-press.ts'

/**
 * A part of a page that is read before it is used: the server renders it with the page, and what makes it live comes
 * when the page has loaded, or with the first touch. Until then its links are the browser's.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined
  const bring = async () => ({ default: (here = await load()) })
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
