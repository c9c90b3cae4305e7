import { themeAttribute, token, type Density, type ThemeChoice } from '@xinpu/ui/theme'
import { useLayoutEffect } from 'react'
import { zoomTo } from './zoom.ts'

interface GroundProps {
  theme: ThemeChoice
  density: Density
  /** Percent. */
  zoom: number
  padding: string
  children: React.ReactNode
}

/** A story alone in its window: the window has the theme. Vitest's page has no margin of its own, so all have ours. */
export function WindowGround({ theme, density, zoom, padding, children }: GroundProps) {
  useRootAttribute('data-theme', themeAttribute(theme))
  useRootAttribute('data-density', density)
  useLayoutEffect(() => zoomTo(zoom), [zoom])
  useLayoutEffect(() => void (document.body.style.padding = padding), [padding])
  return children
}

/** A story among others on a page of documents: it brings its theme with it; without one it follows the system. */
export function DocsGround({ theme, density, padding, children }: GroundProps) {
  useRootAttribute('data-theme', undefined)
  useLayoutEffect(() => zoomTo(100), [])
  return (
    <div
      data-theme={themeAttribute(theme)}
      data-density={density}
      style={{ padding, background: token('color', 'canvas'), color: token('color', 'ink') }}
    >
      {children}
    </div>
  )
}

function useRootAttribute(name: string, value: string | undefined) {
  useLayoutEffect(() => {
    if (value === undefined) document.documentElement.removeAttribute(name)
    else document.documentElement.setAttribute(name, value)
  }, [name, value])
}
