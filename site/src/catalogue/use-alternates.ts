import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { AlternateRule } from '@xinpu/sdk/types'
import { useState } from 'react'
import { alternatesOf } from './compare-queries.ts'

/** The alternates of a part, by the rules of its category until a reader changes one. */
export function useAlternates(id: number) {
  const { call } = useRouteContext({ from: '__root__' })
  const [rules, setRules] = useState<AlternateRule[] | undefined>()
  const [isEditing, setEditing] = useState(false)
  const { data, isError, refetch } = useQuery(alternatesOf(call, id, rules))
  const reset = rules && { onReset: () => setRules(undefined) }

  return {
    alternates: data?.alternates ?? [],
    state: isError ? ('failed' as const) : data ? ('ready' as const) : ('loading' as const),
    retry: () => void refetch(),
    editing: isEditing && data ? { rules: data.rules, onChange: setRules, ...reset } : undefined,
    isEditing,
    toggleEditing: () => setEditing(!isEditing),
  }
}
