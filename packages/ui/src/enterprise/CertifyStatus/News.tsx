import { validityOf } from '@xinpu/sdk/format'
import type { EnterpriseStatus, EnterpriseUserDetail } from '@xinpu/sdk/types'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import type { CertifyStatusProps } from './CertifyStatus.tsx'
import * as S from './CertifyStatus.styles.ts'
import { fieldNames } from './handed-in.tsx'

type NewsProps = Pick<CertifyStatusProps, 'detail' | 'now'> & { status: EnterpriseStatus }

/** What the state means to the person. */
export function News({ status, detail, now }: NewsProps) {
  if (status === 'rejected') return <Refused detail={detail} now={now} />
  if (status === 'blocked')
    return (
      <Alert tone="danger" title={`企业已停用${detail?.blockReason ? `：${detail.blockReason}` : ''}`}>
        企业主页、库存、商品和招聘不再展示，不能发布供求和报价；进行中的订单不受影响。如有疑问请联系客服。
      </Alert>
    )
  if (status === 'certified') return detail ? <Licence validTo={detail.validTo} now={now} /> : null

  return (
    <Alert title="企业认证正在审核，预计 1 个工作日">
      {detail && (
        <>
          提交于 <TimeText value={detail.createTime} now={now} mode="full" />。
        </>
      )}
      结果会发到消息中心；审核期间修改会重新排队。
    </Alert>
  )
}

const Refused = ({ detail, now }: { detail?: EnterpriseUserDetail; now: Date }) => (
  <Alert tone="danger" title={detail?.rejectReason ?? '企业认证没有通过'}>
    {detail && detail.rejects.length > 0 && (
      <S.Reasons aria-label="需要修改的内容">
        {detail.rejects.map(({ field, reason }) => (
          <li key={field}>
            {fieldNames[field] ?? field}：{reason}
          </li>
        ))}
      </S.Reasons>
    )}
    {detail?.auditTime && (
      <>
        审核于 <TimeText value={detail.auditTime} now={now} mode="full" />。
      </>
    )}
  </Alert>
)

/** Days on which the end of a licence is near (specification, flow C9). */
const warning = 60

/** A licence that ends is told in time. */
function Licence({ validTo, now }: { validTo: string | undefined; now: Date }) {
  const { state, days } = validityOf(validTo, now, warning)
  if (state === 'over')
    return (
      <Alert tone="danger" title={`营业执照已于 ${validTo} 到期`}>
        请上传新的营业执照重新认证，以免影响发布与报价。
      </Alert>
    )
  if (state === 'soon')
    return (
      <Alert tone="warn" title={`营业执照将于 ${validTo} 到期，还有 ${days} 天`}>
        换领新执照后，请在到期前更新认证资料。
      </Alert>
    )

  return <Alert tone="ok" title={state === 'endless' ? '营业执照长期有效' : `营业执照有效期至 ${validTo}`} />
}
