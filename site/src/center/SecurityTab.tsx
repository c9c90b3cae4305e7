import { useQuery } from '@tanstack/react-query'
import { registerChangePassword } from '@xinpu/sdk/account'
import { PasswordForm, type PasswordChange } from '@xinpu/ui/account'
import { toast } from '@xinpu/ui/primitives'
import { useAct } from '../app/use-act.ts'
import { useCall } from '../app/use-call.ts'
import { me } from '../queries/account.ts'
import { useOwnerProof } from './use-owner-proof.tsx'

/** Sets or replaces the password; every other device is logged out by it. */
export function SecurityTab() {
  const call = useCall()
  const act = useAct()
  const { data: who } = useQuery(me(call))
  const { ask, dialog } = useOwnerProof()

  async function change({ old, next }: PasswordChange) {
    const { hashPassword } = await import('@xinpu/sdk/password')
    const proof = old === undefined ? await ask() : undefined
    if (old === undefined && proof === undefined) throw new Error('没有验证身份，密码没有设置')
    await act(
      registerChangePassword,
      {
        pwd: hashPassword(next),
        ...(old !== undefined && { oldPwd: hashPassword(old) }),
        ...(proof !== undefined && { proof }),
      },
      () => toast.success('密码已更新，其他设备已退出'),
    )
  }

  return (
    who && (
      <>
        <PasswordForm hasPassword={who.hasPassword} change={change} />
        {dialog}
      </>
    )
  )
}
