import { useQuery } from '@tanstack/react-query'
import { settingDetail, settingUpdate } from '@xinpu/sdk/message'
import { query } from '@xinpu/sdk/query'
import { MessageSettings } from '@xinpu/ui/message'
import { ErrorState, Skeleton, toast } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'

/** R012: how a person is told of messages. */
export function SettingRoom() {
  const act = useAct()
  const shown = shownOf(useQuery(query(useCall(), settingDetail, {})))
  if (shown === 'loading') return <Skeleton shape="row" count={4} />
  if ('kind' in shown) return <ErrorState {...shown} />

  return (
    <MessageSettings
      setting={shown}
      save={(setting) => act(settingUpdate, setting, () => toast.success('已保存'))}
      bindHref="/userCenter/accountSetting?type=7"
    />
  )
}
