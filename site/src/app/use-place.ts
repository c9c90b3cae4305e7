import { useRouter, type LinkProps } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Somewhere in the site, checked against the route tree. */
export type Place = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>

/** The address of a place, so that widgets take plain text and no widget writes a path. */
export function usePlace(): (place: Place) => string {
  const router = useRouter()
  return useCallback((place: Place) => router.buildLocation(place as never).href, [router])
}
