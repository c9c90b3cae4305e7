import type { SpecBrand } from '@xinpu/sdk/types'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { ProofForm, type ProofFormProps } from './ProofForm.tsx'

export interface ClaimFormProps extends Pick<ProofFormProps, 'claim' | 'uploadProof' | 'onDone'> {
  /** The brand, with how the claim of the person's enterprise stands. */
  brand: SpecBrand
  /** Whether the person acts for a certified enterprise, that this is on its way, or why it is not known. */
  isCertified: boolean | 'loading' | ErrorStateProps
  /** Where an enterprise is certified. */
  certifyHref: Href
}

/** Claims a brand for the enterprise that makes its parts: with a proof, which reviewers look at. */
export function ClaimForm({ brand, isCertified, certifyHref, ...proof }: ClaimFormProps) {
  if (isCertified === 'loading') return <Skeleton shape="text" count={4} />
  if (typeof isCertified === 'object') return <ErrorState {...isCertified} />
  if (!isCertified) return <Uncertified certifyHref={certifyHref} />
  if (brand.isClaimed || brand.isMine) return <Held brand={brand} onDone={proof.onDone} />

  return (
    <>
      <Standing claim={brand.claim} />
      <ProofForm {...proof} submitLabel={brand.claim?.status === 'pending' ? '替换证明文件' : '提交认领'} />
    </>
  )
}

const Uncertified = ({ certifyHref }: Pick<ClaimFormProps, 'certifyHref'>) => (
  <EmptyState
    title="只有通过认证的企业可以认领品牌"
    why="认证后提交商标注册证或授权书，审核通过即可编辑品牌的名称、标志和介绍。"
    action={
      <LinkButton tone="primary" href={certifyHref}>
        去企业认证
      </LinkButton>
    }
  />
)

/** A claim may be passed while the page stands open. */
const Held = ({ brand, onDone }: Pick<ClaimFormProps, 'brand' | 'onDone'>) => (
  <EmptyState
    title={brand.isMine ? '贵企业已认领这个品牌' : '这个品牌已由其他企业认领'}
    why={brand.isMine ? '现在可以编辑它的名称、标志和介绍。' : '如果商标属于贵企业，请通过意见反馈告诉我们。'}
    action={<Button onPress={onDone}>知道了</Button>}
  />
)

function Standing({ claim }: Pick<SpecBrand, 'claim'>) {
  if (claim?.status === 'pending')
    return (
      <Alert tone="info" title="认领审核中">
        结果会发消息通知您。需要更换证明文件时可以重新提交，审核以最后一次为准。
      </Alert>
    )
  if (claim?.status === 'rejected')
    return (
      <Alert tone="warn" title="上次认领未通过">
        {claim.reason}
      </Alert>
    )
  return null
}
