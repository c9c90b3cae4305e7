import type { ShareCode } from '@xinpu/sdk/types'
import { Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { CopyText } from '../../primitives/CopyText/CopyText.tsx'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { StatRow } from '../../primitives/StatTile/StatRow.tsx'
import { StatTile } from '../../primitives/StatTile/StatTile.tsx'
import * as S from './ShareCodeCard.styles.ts'
import { onDemand } from '../../primitives/OnDemand/OnDemand.tsx'

/** Drawing a code takes a library of its own: it comes after the words. */
const QrImage = onDemand(() => import('../../primitives/QrImage/QrImage.tsx').then((door) => door.QrImage))

export interface ShareCodeCardProps {
  /** The code of the person, or why it is not there. */
  share: ShareCode | 'loading' | ErrorStateProps
  /** How many came by it; left out while it is on its way. */
  totals?: { inviteCount: number; rewardCount: number; todayCount: number }
  /** Saves the poster as a file; rejects with the server's word. */
  savePoster: () => Promise<unknown>
}

/** The code of a person to invite others by: to copy, to scan, on a poster, and how many came by it. */
export function ShareCodeCard({ share, totals, savePoster }: ShareCodeCardProps) {
  if (share === 'loading') return <Skeleton shape="detail" count={1} />
  if (!('shareCode' in share)) return <ErrorState {...share} />

  return (
    <S.Root>
      <S.Card>
        <Suspense fallback={<S.NoCode />}>
          <QrImage value={share.url} label="微信扫码注册" />
        </Suspense>
        <S.Facts>
          <dt>邀请码</dt>
          <S.Code>
            <CopyText text={share.shareCode} label="邀请码" />
          </S.Code>
          <dt>邀请链接</dt>
          <S.Address>
            <CopyText text={share.url} label="邀请链接" />
          </S.Address>
          <dt>海报</dt>
          <dd>
            <Poster savePoster={savePoster} />
          </dd>
        </S.Facts>
      </S.Card>
      <StatRow>
        <StatTile label="已邀请" value={totals?.inviteCount} unit="人" />
        <StatTile label="今天" value={totals?.todayCount} unit="人" />
        <StatTile label="已奖励" value={totals?.rewardCount} unit="人" />
      </StatRow>
    </S.Root>
  )
}

function Poster({ savePoster }: Pick<ShareCodeCardProps, 'savePoster'>) {
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const save = async () => {
    setSaving(true)
    setRefusal(undefined)
    try {
      await savePoster()
    } catch (error) {
      setRefusal(refusalOf(error, '海报没有保存，请再试一次'))
    } finally {
      setSaving(false)
    }
  }

  return (
    <S.Poster>
      <Button isPending={isSaving} onPress={() => void save()}>
        <Icon of={Download} />
        保存海报
      </Button>
      {refusal && <Alert tone="danger" title={refusal} />}
    </S.Poster>
  )
}
