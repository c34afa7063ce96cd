import { css } from '@emotion/react'
import { Download, House, Maximize, Minus, Plus, Printer, Search } from 'lucide-react'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { MoreMenu } from '../../../ui/MoreMenu.tsx'
import { Select } from '../../../ui/Select.tsx'
import { VIEWS, type View } from './layout/layouts.ts'
import type { Round } from './layout/fan.ts'
import type { Direction } from './layout/tidy.ts'
import { chartStrings as strings } from './strings.ts'
import type { ColorsBy } from './tints.ts'

/** How a chart is drawn. */
export type Look = {
  readonly view: View
  readonly direction: Direction
  readonly round: Round
  readonly fanOf: 'ancestors' | 'descendants'
  readonly colorsBy: ColorsBy
}
const bar = css`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  align-items: end;
`

type ToolbarProps = {
  look: Look
  onLook: (look: Look) => void
  onFind: () => void
  onZoom: (times: number) => void
  onFit: () => void
  onHome: () => void
  onSave: () => void
  onPrint: () => void
  children?: React.ReactNode
}
const choicesOf = <Words extends Record<string, string>>(words: Words) =>
  Object.entries(words).map(([value, said]) => ({ value, words: said }))

/** What is above a chart: which one, whom to find, how near, and a way to take it along. */
export function Toolbar({ look, onLook, onFind, onZoom, onFit, onHome, onSave, onPrint, children }: ToolbarProps) {
  const { view, direction, round, fanOf, colorsBy } = look
  const isTree = view === 'pedigree' || view === 'descendants'
  const choose = (change: Partial<Look>) => onLook({ ...look, ...change })
  return (
    <div css={bar} role="toolbar" aria-label={strings.tools}>
      <Select
        id="chart-view"
        label={strings.view}
        value={view}
        choices={VIEWS.map((each) => ({ value: each, words: strings.views[each] }))}
        onChange={(value) => choose({ view: value as View })}
        css={{ flex: '0 1 190px' }}
      />
      {isTree && (
        <Select
          id="chart-direction"
          label={strings.direction}
          value={direction}
          choices={choicesOf(strings.directions)}
          onChange={(value) => choose({ direction: value as Direction })}
          css={{ flex: '0 1 180px' }}
        />
      )}
      {view === 'fan' && (
        <>
          <Select
            id="chart-fan"
            label={strings.fanOf}
            value={fanOf}
            choices={choicesOf(strings.fansOf)}
            onChange={(value) => choose({ fanOf: value as Look['fanOf'] })}
            css={{ flex: '0 1 180px' }}
          />
          <Select
            id="chart-round"
            label={strings.round}
            value={String(round)}
            choices={choicesOf(strings.rounds)}
            onChange={(value) => choose({ round: Number(value) as Round })}
            css={{ flex: '0 1 190px' }}
          />
          <Select
            id="chart-colors"
            label={strings.colors}
            value={colorsBy}
            choices={choicesOf(strings.colorsBy)}
            onChange={(value) => choose({ colorsBy: value as ColorsBy })}
            css={{ flex: '0 1 220px' }}
          />
        </>
      )}
      <Button look="secondary" icon={Search} onClick={onFind}>
        {strings.find}
      </Button>
      <IconButton icon={Minus} label={strings.zoomOut} onClick={() => onZoom(-1)} />
      <IconButton icon={Plus} label={strings.zoomIn} onClick={() => onZoom(1)} />
      <IconButton icon={Maximize} label={strings.fit} onClick={onFit} />
      <IconButton icon={House} label={strings.home} onClick={onHome} />
      {children}
      <MoreMenu
        label={strings.more}
        items={[
          { words: strings.saveSvg, icon: Download, onSelect: onSave },
          { words: strings.print, icon: Printer, onSelect: onPrint },
        ]}
      />
    </div>
  )
}
