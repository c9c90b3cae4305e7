import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PartDetail, AlternateRule } from '@xinpu/sdk/types'
import { AlternateList, RuleEditor } from '@xinpu/ui/datasheet'
import { Button, Section } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { comparePlace } from './compare-params.ts'
import { alternatesOf } from './compare-queries.ts'
import { mostCompared } from './compared-parts.ts'
import { partPlace } from './places.ts'
import { useCompare } from './use-compare.ts'

/** As many as are shown at once. */
const most = 50

/** What may stand in for a part, by rules that a reader can loosen. */
export function PartAlternates({ part }: { part: PartDetail }) {
  const place = usePlace()
  const { ids, toggle } = useCompare()
  const { alternates, total, state, retry, more, editing, isEditing, toggleEditing } = useAlternates(part.id)
  const best = alternates.slice(0, mostCompared - 1).map(({ model }) => model.id)
  const isTold = part.params.length > 0
  const edit = isTold && (
    <Button size="sm" onPress={toggleEditing} aria-expanded={isEditing}>
      {isEditing ? '收起规则' : '放宽规则'}
    </Button>
  )

  return (
    <Section
      title="替代"
      meta={total > 0 ? `${total} 个，按可直接替换优先` : undefined}
      {...(best.length > 0 && {
        more: { href: place(comparePlace([part.id, ...best])), label: `与前 ${best.length} 个对比` },
      })}
    >
      {editing && <RuleEditor {...editing} />}
      <AlternateList
        alternates={alternates}
        state={state}
        onRetry={retry}
        hrefOf={({ model }) => place(partPlace(model))}
        compared={ids}
        onCompare={({ model }) => toggle(model)}
        {...(!isTold && { emptyWhy: '这个型号没有参数，无法逐项比较。' })}
        emptyAction={edit}
        foot={
          <>
            {more && (
              <Button size="sm" onPress={more.ask} isPending={more.isUnderWay}>
                {more.hasFailed ? '没有展开，重试' : `展开${total > most ? `前 ${most}` : `全部 ${total}`} 个`}
              </Button>
            )}
            {edit}
          </>
        }
      />
    </Section>
  )
}

/** The alternates of a part, by the rules of its category until a reader changes one. */
function useAlternates(id: number) {
  const call = useCall()
  const [rules, setRules] = useState<AlternateRule[] | undefined>()
  const [isEditing, setEditing] = useState(false)
  const { data, isError, refetch } = useQuery({
    ...alternatesOf(call, id, { rules }),
    placeholderData: keepPreviousData,
  })
  const more = useMoreAlternates(id, rules)
  const { alternates = [], totalRecord: total = 0 } = more.data ?? data ?? {}
  const reset = rules && { onReset: () => setRules(undefined) }

  return {
    alternates,
    total,
    more: alternates.length < Math.min(total, most) && more,
    state: isError ? ('failed' as const) : data ? ('ready' as const) : ('loading' as const),
    retry: () => void refetch(),
    editing: isEditing && data ? { rules: data.rules, onChange: setRules, ...reset } : undefined,
    isEditing,
    toggleEditing: () => setEditing(!isEditing),
  }
}

/** All of them, once somebody asks: what is shown stays until they come, and of another part, or by other rules, they are others. */
function useMoreAlternates(id: number, rules: AlternateRule[] | undefined) {
  const all = alternatesOf(useCall(), id, { rules, size: most })
  const key = hashKey(all.queryKey)
  const [asked, setAsked] = useState('')
  const isAsked = asked === key
  const { data, isError, isFetching, refetch } = useQuery({ ...all, enabled: isAsked })

  return {
    data: isAsked ? data : undefined,
    ask: () => (isAsked ? void refetch() : setAsked(key)),
    isUnderWay: isFetching,
    hasFailed: isError && !isFetching,
  }
}
