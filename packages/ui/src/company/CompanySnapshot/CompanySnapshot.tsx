import { fullDate } from '@xinpu/sdk/format'
import type { TycSnapShot } from '@xinpu/sdk/types'
import { Printer } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { CopyText } from '../../primitives/CopyText/CopyText.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Snapshot } from '../../primitives/RichText/Snapshot.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import * as S from './CompanySnapshot.styles.ts'

export interface CompanySnapshotProps {
  snapshot: TycSnapShot
  /** The company it is of. */
  name: string
  /** Its page. */
  back: Href
}

/** The entry of a company as it was stored: paper in a frame without scripts, with its time and its hash. It prints. */
export const CompanySnapshot = ({ snapshot: { html, hash, createTime, source }, name, back }: CompanySnapshotProps) => (
  <S.Root>
    <S.Bar>
      <h1>{name} 快照</h1>
      <S.Ways>
        <LinkButton href={back}>回到企业页</LinkButton>
        <Button onPress={() => globalThis.print()}>
          <Icon of={Printer} /> 打印
        </Button>
      </S.Ways>
    </S.Bar>
    <S.Facts>
      <div>
        <dt>来源</dt>
        <dd>{source}</dd>
      </div>
      <div>
        <dt>存于</dt>
        <dd>{fullDate(new Date(createTime))}</dd>
      </div>
      <div>
        <dt>SHA-256</dt>
        <dd>
          <CopyText text={hash} label="SHA-256">
            <S.Hash>{hash}</S.Hash>
          </CopyText>
        </dd>
      </div>
    </S.Facts>
    <S.Paper>
      <Snapshot html={html} label={`${name} 登记内容快照`} />
    </S.Paper>
  </S.Root>
)
