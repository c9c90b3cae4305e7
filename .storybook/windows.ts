/** The windows that stories are looked at in: those where pages change their shape. A story picks one by `globals: { viewport: { value: 'phone' } }`. */
export const windows = {
  desktop: { name: '桌面 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
  narrow: { name: '窄屏 1024', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
  tablet: { name: '平板 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  phone: { name: '手机 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
  least: { name: '最小 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
} as const

/** The window of stories that pick none; Storybook's own runner of stories knows the same. */
export const usual = { width: 1200, height: 900 }
