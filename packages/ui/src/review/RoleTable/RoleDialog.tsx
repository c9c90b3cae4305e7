import { deskRoleLabels } from '@xinpu/sdk/labels'
import type { DeskRole, UserBrief } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'

export interface RoleDialogProps {
  user: Pick<UserBrief, 'id' | 'nickName'>
  /** What the person does now. */
  roles: readonly DeskRole[]
  /** Says what the person may do from now on; rejects with the server's word. */
  onSet: (id: number, roles: DeskRole[]) => Promise<unknown>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What each role may do, in the words of the desk. */
const may: Record<DeskRole, string> = {
  reviewer: '审核企业、商品和内容',
  editor: '审核内容、编辑站点内容、合并品牌与型号、发送平台消息',
  finance: '付款凭证、退款、对账和发票',
  support: '用户与企业、意见反馈、平台消息',
  owner: '以上全部，以及岗位、设置和操作记录',
}

const options = (Object.keys(deskRoleLabels) as DeskRole[]).map((value) => ({
  value,
  label: `${deskRoleLabels[value]}：${may[value]}`,
}))

/** Says what somebody may do at the desk; with nothing ticked they are out of it. */
export function RoleDialog({ user, roles, onSet, isOpen, onOpenChange }: RoleDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>(roles)
  const [state, setState] = useState<{ isPending?: boolean; failure?: string }>({})

  async function set() {
    setState({ isPending: true })
    try {
      await onSet(user.id, chosen as DeskRole[])
      setState({})
      onOpenChange(false)
    } catch (error) {
      setState({ failure: refusalOf(error, '没有保存成功，请再试一次') })
    }
  }

  return (
    <Dialog
      title={`${user.nickName} 的岗位`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <Button tone="primary" isPending={state.isPending ?? false} onPress={() => void set()}>
          保存岗位
        </Button>
      }
    >
      <CheckboxGroup label="可以兼任" options={options} value={chosen} onChange={setChosen} />
      {chosen.length === 0 && <Alert tone="warn" title="不选任何岗位，对方将不能进入后台" />}
      {state.failure && <Alert tone="danger" title={state.failure} />}
    </Dialog>
  )
}
