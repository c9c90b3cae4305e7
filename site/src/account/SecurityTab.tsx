import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { registerChangePassword } from '@xinpu/sdk/account'
import { invalidate } from '@xinpu/sdk/query'
import { PasswordForm, type PasswordChange } from '@xinpu/ui/account'
import { toast } from '@xinpu/ui/primitives'
import { me } from '../app/queries.ts'
import { useOwnerProof } from './use-owner-proof.tsx'

/** Sets or replaces the password; every other device is logged out by it. */
export function SecurityTab() {
  const { call } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const { data: who } = useQuery(me(call))
  const { ask, dialog } = useOwnerProof()

  async function change({ old, next }: PasswordChange) {
    const { hashPassword } = await import('@xinpu/sdk/password')
    const proof = old === undefined ? await ask() : undefined
    if (old === undefined && proof === undefined) throw new Error('没有验证身份，密码没有设置')
    await call(registerChangePassword, {
      pwd: hashPassword(next),
      ...(old !== undefined && { oldPwd: hashPassword(old) }),
      ...(proof !== undefined && { proof }),
    })
    toast.success('密码已更新，其他设备已退出')
    await invalidate(queryClient, registerChangePassword)
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
