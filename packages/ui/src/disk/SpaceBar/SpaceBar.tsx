import { formatBytes } from '@xinpu/sdk/format'
import type { DiskSpace } from '@xinpu/sdk/types'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import * as S from './SpaceBar.styles.ts'

export interface SpaceBarProps {
  space: DiskSpace
  /** Where the biggest files stand first. */
  biggestHref: Href
  /** Where the bin is, which holds some of it. */
  binHref: Href
}

/** How full a disk is, and of what; warm from 80 % and red from 95 % on. */
export function SpaceBar({ space: { used, total, groups }, biggestHref, binHref }: SpaceBarProps) {
  const share = total > 0 ? (used / total) * 100 : 0
  const shown = groups.slice(0, 5)

  return (
    <S.Root aria-label="云盘空间">
      <S.Rail aria-hidden>
        {shown.map(({ name, bytes }, index) => (
          <S.Piece key={name} data-n={index} style={{ width: `${total > 0 ? (bytes / total) * 100 : 0}%` }} />
        ))}
      </S.Rail>
      <S.Sum data-level={levelOf(share)}>
        <strong>{used > 0 ? formatBytes(used) : '0'}</strong> / {formatBytes(total)}
      </S.Sum>
      {shown.length > 0 && (
        <S.Groups>
          {shown.map(({ name, bytes }, index) => (
            <li key={name}>
              <S.Piece data-n={index} aria-hidden />
              {name === '回收站' ? <Link href={binHref}>{name}</Link> : name}
              <span>{formatBytes(bytes)}</span>
            </li>
          ))}
        </S.Groups>
      )}
      {used > 0 && <Link href={biggestHref}>最大的文件</Link>}
    </S.Root>
  )
}

function levelOf(share: number): 'full' | 'warm' | undefined {
  if (share >= 95) return 'full'
  return share >= 80 ? 'warm' : undefined
}
