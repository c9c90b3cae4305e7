import { createFileRoute } from '@tanstack/react-router'
import { ApiError } from '@xinpu/sdk'
import { shareCodeInviter } from '@xinpu/sdk/account'
import { query } from '@xinpu/sdk/query'
import { Alert } from '@xinpu/ui/primitives'
import { readsAddress, word } from '../app/address.ts'
import { ownHead } from '../app/settings.ts'
import { LateRegisterPage } from '../account/late-pages.ts'

const readSearch = readsAddress({ shareCode: word(32), fromswb: word(2048) })

export const Route = createFileRoute('/promoteRegistration')({
  staticData: { shell: 'none' },
  validateSearch: readSearch,
  loaderDeps: ({ search: { shareCode } }) => ({ shareCode }),
  loader: async ({ context: { queryClient, call }, deps: { shareCode } }) => {
    if (!shareCode) return { valid: false }
    try {
      return await queryClient.ensureQueryData(query(call, shareCodeInviter, { shareCode }))
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'business') throw error
      // Who asks too often is not told who invites; the code counts all the same.
      return { valid: error.code === 429 }
    }
  },
  head: () => ownHead('邀请注册'),
  component: Page,
})

function Page() {
  const { shareCode, fromswb } = Route.useSearch()
  const { valid, user } = Route.useLoaderData() as {
    valid: boolean
    user?: { id: number; avatar: string; nickName: string }
  }

  const notice = !valid && <Alert tone="warn" title="邀请码无效，可继续普通注册" />
  return <LateRegisterPage fromswb={fromswb} notice={notice} {...(valid && { shareCode, inviter: user })} />
}
