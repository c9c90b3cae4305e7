import { appPlatformLabels } from '@xinpu/sdk/labels'
import type { AppVersion } from '@xinpu/sdk/types'
import { jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'

/** What search engines are told of the app; of one that is not there, nothing. */
export const mobileHead = (release: AppVersion | null, { origin }: Visit) => ({
  meta: [
    { title: titleOf('移动版') },
    { name: 'description', content: '在手机上用芯谱：找型号、读数据手册、谈供求，不装客户端也能用。' },
  ],
  links: [{ rel: 'canonical', href: `${origin}/mobile` }],
  scripts: release
    ? [
        jsonLd({
          '@type': 'SoftwareApplication',
          name: '芯谱',
          applicationCategory: 'BusinessApplication',
          operatingSystem: appPlatformLabels[release.platform],
          softwareVersion: release.version,
          downloadUrl: release.downloadUrl,
        }),
      ]
    : [],
})
