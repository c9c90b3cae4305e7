import { lazy, Suspense } from 'react'
import type { SkeletonProps } from './Skeleton.tsx'

const Skeleton = lazy(() => import('./Skeleton.tsx').then((module) => ({ default: module.Skeleton })))

/** A `Skeleton` that comes when it is needed: pages that the server fills never show one. */
export const LateSkeleton = (props: SkeletonProps) => (
  <Suspense>
    <Skeleton {...props} />
  </Suspense>
)
