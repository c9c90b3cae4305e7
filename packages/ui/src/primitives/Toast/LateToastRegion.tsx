import { lazy, Suspense, useEffect, useState } from 'react'
import { listeners } from './toast.ts'

const ToastRegion = lazy(() => import('./ToastRegion.tsx').then((module) => ({ default: module.ToastRegion })))

/** A `ToastRegion` that comes with the first toast: a page that says nothing does not carry it. */
export function LateToastRegion() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const come = () => setWanted(true)
    listeners.add(come)
    return () => void listeners.delete(come)
  }, [])
  return isWanted ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null
}
