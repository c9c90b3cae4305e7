import type { EnterpriseStatus, EnterpriseUserDetail } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx'
import { DocumentTile } from '../../primitives/DocumentUpload/DocumentTile.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import * as S from './CertifyStatus.styles.ts'
import { handedIn } from './handed-in.tsx'
import { News } from './News.tsx'

export interface CertifyStatusProps {
  /** How far the certification is; null where nobody applied. */
  status: EnterpriseStatus | null
  /** What was handed in. */
  detail?: EnterpriseUserDetail
  /** The present moment when this is first drawn. */
  now: Date
  /** Opens the application: for the first time, or to change it and hand it in again. */
  onEdit?: () => void
  /** Joins an enterprise that is certified already. */
  onJoin?: () => void
}

/** How far the certification of my enterprise is, why, and what comes next. */
export function CertifyStatus(props: CertifyStatusProps) {
  const { status, detail, onEdit } = props
  if (status === null) return <Nothing {...props} />

  return (
    <Section title={detail?.name ?? '企业认证'} meta={<StatusTag kind="enterprise" status={status} />}>
      <S.Root>
        <News {...props} status={status} />
        {detail && <HandedIn detail={detail} />}
        {onEdit && status !== 'blocked' && (
          <S.Foot>
            <Button tone={status === 'rejected' ? 'primary' : 'plain'} onPress={onEdit}>
              {status === 'certified' ? '更新认证资料' : '修改并重新提交'}
            </Button>
          </S.Foot>
        )}
      </S.Root>
    </Section>
  )
}

const Nothing = ({ onEdit, onJoin }: CertifyStatusProps) => (
  <EmptyState
    title="还没有认证企业"
    why="认证后可以发布供求、管理库存与代理资料，报价会带认证标志。准备好营业执照，预计 1 个工作日完成审核。"
    action={
      onEdit && (
        <Button tone="primary" onPress={onEdit}>
          开始认证
        </Button>
      )
    }
    secondary={onJoin && <Button onPress={onJoin}>加入已有企业</Button>}
  />
)

function HandedIn({ detail }: { detail: EnterpriseUserDetail }) {
  const documents = [
    { label: '营业执照', url: detail.businessLicense },
    { label: '授权委托书', url: detail.proxyUrl ?? '' },
  ].filter(({ url }) => url !== '')

  return (
    <S.Body>
      <DescriptionList items={handedIn(detail)} columns={2} />
      {documents.length > 0 && (
        <S.Documents aria-label="证件">
          {documents.map(({ label, url }) => (
            <S.Document key={label}>
              <DocumentTile document={{ url, name: label }} label={label} />
              {label}
            </S.Document>
          ))}
        </S.Documents>
      )}
    </S.Body>
  )
}
