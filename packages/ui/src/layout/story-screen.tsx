import { fn } from 'storybook/test'
import { SideMenu } from '../frame/SideMenu/SideMenu.tsx'
import { SiteFooter } from '../frame/SiteFooter/SiteFooter.tsx'
import { SiteHeader } from '../frame/SiteHeader/SiteHeader.tsx'
import { menu, navigation, user, userPlaces } from '../frame/story-data.ts'

export interface ScreenProps {
  /**
   * The reader has no footer: its page ends with the document.
   *
   * @default true
   */
  hasFooter?: boolean
  children: React.ReactNode
}

/** The frame around a whole screen, as the site puts it together: what a layout looks like where it is used. */
export const Screen = ({ hasFooter = true, children }: ScreenProps) => (
  <>
    <SiteHeader
      menu={menu}
      current="首页"
      places={{
        home: '#home',
        register: '#register',
        search: '#search',
        huiyuan: '#huiyuan',
        webSearch: 'https://www.baidu.com/',
        ...userPlaces,
      }}
      user={user}
      navigation={navigation}
      onLogin={fn()}
      onLogout={fn()}
      onCustomize={fn()}
      theme={{ value: 'system', onChange: fn() }}
      tools={{ onFeedback: fn() }}
    />
    {children}
    <SideMenu onFeedback={fn()} onTop={fn()} />
    {hasFooter && (
      <SiteFooter
        places={{
          contact: '#contact',
          disclaimer: '#disclaimer',
          about: '#about',
          privacy: '#privacy',
          mobile: '#mobile',
        }}
        year={2025}
        onOpenAgreement={fn()}
        icp={{ number: '粤ICP备00000000号', url: 'https://beian.miit.gov.cn/' }}
        friends={[
          { name: '电子工程世界', url: 'https://www.eeworld.com.cn' },
          { name: '开源硬件社区', url: 'https://oshwhub.com' },
        ]}
      />
    )}
  </>
)
