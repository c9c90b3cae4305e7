// chunk: page
import { Suspense } from 'react'
import type { SkeletonProps } from './Skeleton.tsx'
import { NothingHere } from '../OnDemand/NotHere.tsx'
import { onDemand } from '../OnDemand/OnDemand.tsx'

const Skeleton = onDemand(() => import('./Skeleton.tsx').then((module) => module.Skeleton), NothingHere)

/** A `Skeleton` that comes when it is needed: pages that the server fills never show one. */
export const LateSkeleton = (props: SkeletonProps) => (
  <Suspense>
    <Skeleton {...props} />
  </Suspense>
)
