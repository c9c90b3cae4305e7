import { diskOwnerLabels } from '@xinpu/sdk/labels'
import type { DiskOwner } from '@xinpu/sdk/types'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { LinkTabs, type LinkTab } from '../../primitives/Tabs/LinkTabs.tsx'
import * as S from './DiskHead.styles.ts'

export interface DiskHeadProps {
  /** The rooms of the disk. */
  tabs: readonly LinkTab[]
  /** The id of the room that is shown. */
  current: string
  /** Whose disk is shown, and where the other is; left out for who has one alone. */
  owners?: { current: DiskOwner; hrefOf: (owner: DiskOwner) => Href } | undefined
  /** The search, where the room has one. */
  search?: React.ReactNode
}

/** The head of the disk: whose it is, its rooms, and the search. */
export const DiskHead = ({ tabs, current, owners, search }: DiskHeadProps) => (
  <S.Root>
    <S.Tabs>
      <LinkTabs label="云盘" items={tabs} current={current} />
    </S.Tabs>
    {owners && (
      <S.Owners aria-label="云盘归属">
        {(Object.keys(diskOwnerLabels) as DiskOwner[]).map((owner) => (
          <Link
            key={owner}
            href={owners.hrefOf(owner)}
            tone="plain"
            aria-current={owner === owners.current ? 'page' : undefined}
          >
            {diskOwnerLabels[owner]}
          </Link>
        ))}
      </S.Owners>
    )}
    {search && <S.Search>{search}</S.Search>}
  </S.Root>
)
