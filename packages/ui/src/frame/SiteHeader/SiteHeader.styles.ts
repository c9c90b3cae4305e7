import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { menuItem } from '../../primitives/Menu/menu-item.ts'
import { headerWord } from '../NavDropdown/NavDropdown.styles.ts'
import { wrap } from '../wrap.ts'
import { BareButton } from '../../primitives/Button/BareButton.tsx'
import { BareLink } from '../../primitives/Link/BareLink.tsx'
import { soonBelow } from '../../primitives/Link/soon.ts'

export const Skip = styled.a`
  position: absolute;
  left: ${token('space', 4)};
  top: -60px;
  z-index: 90;
  padding: ${token('space', 2)} ${token('space', 4)};
  background: ${token('color', 'raised')};

  &:focus {
    position: fixed;
    top: ${token('space', 4)};
    box-shadow: ${token('shadow', 'float')};
  }
`

export const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: 50;
  height: ${token('size', 'header')};
  border-bottom: 1px solid ${token('color', 'line')};
  background: ${token('color', 'surface')};

  @media print {
    display: none;
  }
`

export const Wrap = styled.div`
  ${wrap}
  display: flex;
  align-items: stretch;
  gap: 28px;
  height: 100%;

  @media (max-width: 1279px) {
    gap: ${token('space', 4)};
  }
  ${media.belowDesktop} {
    gap: ${token('space', 2)};
  }
`

export const Home = styled(BareLink)`
  display: flex;
  align-items: center;
  flex: none;
  color: ${token('color', 'ink')};

  > svg {
    width: auto;
    height: 30px;
    max-width: none;
  }
`

export const DesktopOnly = styled.div`
  ${media.belowDesktop} {
    display: none;
  }
`

export const Aside = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  min-width: 0;
  margin-left: auto;

  ${media.belowDesktop} {
    display: none;
  }
`

/** From 1280 px every list has a word of its own. */
export const Wide = styled.div`
  display: contents;

  @media (max-width: 1279px) {
    display: none;
  }
`

export const Tight = styled.div`
  display: none;

  @media (max-width: 1279px) {
    display: contents;
  }
`

export const Word = styled(BareLink)`
  ${headerWord}
  ${soonBelow}
`

export const More = styled.div`
  width: 232px;
  margin: calc(6px - ${token('space', 4)});
`

export const MoreWord = styled(BareLink)`
  ${menuItem}
`

export const MoreTitle = styled.p`
  padding: 10px 10px 2px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

export const NewsSearch = styled.div`
  width: clamp(180px, 21vw, 300px);
  margin-right: ${token('space', 3)};
`

export const Person = styled.div`
  display: flex;
  align-items: center;
  align-self: center;
  gap: ${token('space', 2)};
  height: 28px;
  padding-left: 20px;
  border-left: 1px solid ${token('color', 'line')};

  ${media.belowDesktop} {
    display: none;
  }
`

export const Phone = styled.div`
  display: none;

  ${media.belowDesktop} {
    display: flex;
    align-items: center;
    gap: ${token('space', 1)};
    margin-left: auto;
  }
`

/** 44 px to press around a face of 32. */
export const PhoneFace = styled(BareButton)`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-right: -6px;
  border-radius: 50%;
`

export const Corner = styled.span`
  position: absolute;
  top: 2px;
  right: -2px;
  display: flex;

  > * {
    box-shadow: 0 0 0 2px ${token('color', 'surface')};
  }
`

export const Nobody = styled.span`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  background: ${token('color', 'sunken')};
  color: ${token('color', 'inkQuiet')};
`

export const Strip = styled.div`
  position: sticky;
  top: ${token('size', 'header')};
  z-index: 45;
  padding-block: 10px 9px;
  border-bottom: 1px solid ${token('color', 'line')};
  background: ${token('color', 'surface')};

  @media print {
    display: none;
  }
`

export const StripWrap = styled.div`
  ${wrap}
`
