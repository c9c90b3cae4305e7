import { useQuery } from '@tanstack/react-query'
import { differenceOf } from '@xinpu/sdk/bom'
import { bomVersionDetail, bomVersionList } from '@xinpu/sdk/demand'
import { query } from '@xinpu/sdk/query'
import type { BomVersion } from '@xinpu/sdk/types'
import { BomVersions, type VersionPair } from '@xinpu/ui/demand'
import { useMemo, useState } from 'react'
import { useCall } from '../app/api.ts'
import { shownOf, type NotShown } from '../app/shown.ts'

interface BomHistoryProps {
  id: number
  /** Puts a version on the screen; left out where no list is on it. */
  onOpen?: (version: BomVersion) => void
}

/** The versions of a saved list, and what lies between two of them. */
export function BomHistory({ id, onOpen }: BomHistoryProps) {
  const call = useCall()
  const versions = useQuery(query(call, bomVersionList, { id }))
  const newest = versions.data?.[0]?.number ?? 1
  const [chosen, setPair] = useState<VersionPair>()
  const pair = chosen ?? { before: Math.max(newest - 1, 1), after: newest }
  const isPair = (versions.data?.length ?? 0) > 1
  const before = useQuery({ ...query(call, bomVersionDetail, { id, number: pair.before }), enabled: isPair })
  const after = useQuery({ ...query(call, bomVersionDetail, { id, number: pair.after }), enabled: isPair })
  const difference = useMemo(
    () => before.data && after.data && differenceOf(before.data.lines ?? [], after.data.lines ?? []),
    [before.data, after.data],
  )

  return (
    <BomVersions
      versions={shownOf(versions)}
      pair={pair}
      onPair={setPair}
      difference={difference ?? missingIn(shownOf(before)) ?? missingIn(shownOf(after)) ?? 'loading'}
      {...(onOpen && {
        onOpen: (number) => {
          if (before.data?.number === number) onOpen(before.data)
        },
      })}
    />
  )
}

const missingIn = (shown: BomVersion | NotShown | 'loading') =>
  shown === 'loading' || 'kind' in shown ? shown : undefined
