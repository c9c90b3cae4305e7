import { enterpriseSetStatusRules, ruled } from '@xinpu/sdk/rules'
import type { AdminEnterpriseDetail } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { BlockDialog } from '../BlockDialog.tsx'
import type { EnterpriseDeskProps } from './EnterpriseDesk.tsx'
import * as S from './EnterpriseDesk.styles.ts'

type BlockProps = Pick<EnterpriseDeskProps, 'onSetStatus'> & { company: AdminEnterpriseDetail }

/** Blocks a company, or opens it again; one that is not certified has nothing to block. */
export function Block({ company: { id, name, status, blockReason }, onSetStatus }: BlockProps) {
  const [isAsking, setAsking] = useState(false)
  if (status !== 'certified' && status !== 'blocked') return null
  const isBlocked = status === 'blocked'

  return (
    <S.Foot>
      <Button tone={isBlocked ? 'plain' : 'danger'} onPress={() => setAsking(true)}>
        {isBlocked ? '恢复企业' : '停用企业'}
      </Button>
      {blockReason && <S.Why>停用原因：{blockReason}</S.Why>}
      {isAsking && !isBlocked && (
        <BlockDialog
          title={`停用 ${name}`}
          verb="停用企业"
          field={ruled(enterpriseSetStatusRules, 'reason')}
          placeholder="企业成员会看到这句话"
          onBlock={(reason) => onSetStatus(id, false, reason)}
          onClose={() => setAsking(false)}
        >
          企业主页、库存、商品和招聘不再展示，进行中的供求会关闭，成员不能再发布、报价和上架；进行中的订单不受影响。
        </BlockDialog>
      )}
      {isBlocked && (
        <ConfirmDialog
          title={`恢复 ${name}`}
          verb="恢复企业"
          isOpen={isAsking}
          onOpenChange={setAsking}
          confirm={() => onSetStatus(id, true)}
          failureOf={(error) => refusalOf(error, '没有成功，请再试一次')}
        >
          企业主页、库存、商品和招聘会重新展示；停用时关闭的供求由成员自己重新打开。
        </ConfirmDialog>
      )}
    </S.Foot>
  )
}
