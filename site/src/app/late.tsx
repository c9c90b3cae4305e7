import { lazy, memo, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
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
        <Live>
          <Shown {...props} />
        </Live>
      </Suspense>
    )
  }

  /** `bring` before it is shown, on the way from another page: nothing jumps in. */
  return Object.assign(memo(Part), { bring })
}

/** Says that what it holds is not live yet, for as long as that is so; it has no box of its own. */
function Live({ children }: { children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current) pressAgain(box.current)
  }, [])
  return (
    <div ref={box} data-part="late" style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
