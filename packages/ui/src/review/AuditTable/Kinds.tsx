import { formatNumber } from '@xinpu/sdk/format'
import { auditKindLabels } from '@xinpu/sdk/labels'
import type { AuditKind, AuditQueue } from '@xinpu/sdk/types'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import type { AuditTableProps } from './AuditTable.tsx'
import * as S from './AuditTable.styles.ts'
import { SavedFilters } from './SavedFilters.tsx'

type KindsProps = Pick<AuditTableProps, 'filter' | 'hrefOfFilter' | 'now'> & {
  queues: readonly AuditQueue[] | undefined
  saved: AuditTableProps['saved']
}

/** As long as something should wait at most, in hours. */
const longWait = 8

/** The queues: each kind with how much of it waits and since when; what was decided is parted by all kinds. */
export function Kinds({ filter, hrefOfFilter, queues, saved, now }: KindsProps) {
  const oldest = queues?.toSorted((one, other) => one.oldest.localeCompare(other.oldest))[0]?.oldest
  const count = queues?.reduce((sum, each) => sum + each.count, 0)

  return (
    <nav aria-label="审核类型">
      <S.Kinds>
        {chipsOf(filter.kind, filter.status === 'pending' ? queues : undefined).map(({ kind, queue }) => (
          <li key={kind}>
            <S.Kind href={hrefOfFilter({ ...filter, kind })} aria-current={filter.kind === kind ? 'true' : undefined}>
              {auditKindLabels[kind]}
              {queue && <S.Count>{formatNumber(queue.count)}</S.Count>}
              {queue && (
                <S.Age>
                  <TimeText value={queue.oldest} now={now} />
                </S.Age>
              )}
            </S.Kind>
          </li>
        ))}
        <li>
          <S.Kind href={hrefOfFilter({ ...filter, kind: undefined })} aria-current={filter.kind ? undefined : 'true'}>
            全部类型
          </S.Kind>
        </li>
      </S.Kinds>
      {filter.status === 'pending' && (
        <S.Saved>
          {count !== undefined && oldest && (
            <span>
              共 {formatNumber(count)} 件，最早的 <TimeText value={oldest} now={now} /> 提交
            </span>
          )}
          <S.Kind
            href={hrefOfFilter({ ...filter, mine: !filter.mine })}
            aria-current={filter.mine ? 'true' : undefined}
          >
            我领取的
          </S.Kind>
          <S.Kind
            href={hrefOfFilter({ ...filter, waited: filter.waited ? undefined : longWait })}
            aria-current={filter.waited ? 'true' : undefined}
          >
            等了 {longWait} 小时以上
          </S.Kind>
        </S.Saved>
      )}
      <SavedFilters filter={filter} hrefOfFilter={hrefOfFilter} saved={saved} />
    </nav>
  )
}

interface KindChip {
  kind: AuditKind
  queue?: AuditQueue
}

/** Kinds of which something waits, and the one that is shown; all of them where nobody asks what waits. */
function chipsOf(shown: AuditKind | undefined, queues: readonly AuditQueue[] | undefined): KindChip[] {
  if (!queues) return (Object.keys(auditKindLabels) as AuditKind[]).map((kind) => ({ kind }))
  const waiting: KindChip[] = queues.map((queue) => ({ kind: queue.kind, queue }))
  return !shown || waiting.some(({ kind }) => kind === shown) ? waiting : [...waiting, { kind: shown }]
}
