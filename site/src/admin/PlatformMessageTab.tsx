import { useRouteContext } from '@tanstack/react-router'
import { deskSendMessage } from '@xinpu/sdk/admin'
import { toast } from '@xinpu/ui/primitives'
import { PlatformMessageForm } from '@xinpu/ui/review'

/** Tells something to everybody, or to some. */
export function PlatformMessageTab() {
  const { call } = useRouteContext({ from: '__root__' })
  return (
    <PlatformMessageForm
      send={async (message) => {
        await call(deskSendMessage, message)
        toast.success('已发送')
      }}
    />
  )
}
