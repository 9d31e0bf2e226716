import type { PropType, VNode } from 'vue'
import type { ToolEntry, ToolLocation } from '../../core/model/entry'
import type { ToolCardProps } from './tool-card-types'
import type { ForwardedSlots } from '../transcript/forward-slots'
import type { TranscriptRow } from '../transcript/transcript-rows'
import { defineComponent, h, inject, shallowRef } from 'vue'
import { useToolCards } from '../tool-cards'
import { transcriptContextKey } from '../transcript/transcript-context'
import { useNearbyOpenState } from '../transcript/use-nearby-open-state'
import { BLOCK_SIZE } from '../transcript/split-blocks'
import ToolCard from './ToolCard.vue'
import ToolTranscriptMessage from './ToolTranscriptMessage.vue'
import ToolTranscriptStepEnd from './ToolTranscriptStepEnd'

/** Slots of the transcript itself; all others are the cards'. */
const ownSlots: ReadonlySet<string> = new Set(['message', 'step-end', 'toolbar', 'empty'])

/**
 * A run of cards and messages. One component each, so that a change draws one run again and not the
 * transcript; within it, only the card or message that changed.
 */
export default defineComponent({
  name: 'ToolTranscriptBlock',
  props: {
    rows: { type: Array as PropType<readonly TranscriptRow[]>, required: true },
  },
  setup(props) {
    const context = inject(transcriptContextKey)!
    const root = shallowRef<HTMLElement>()
    const isHeldBack = useNearbyOpenState(root, context)
    const toolCards = useToolCards()
    let lastSlots: ForwardedSlots | undefined

    /** Whether cards start open; none does so far from the window. */
    function readDefaultOpen(): ToolCardProps['defaultOpen'] {
      const wanted = context.defaultOpen() ?? toolCards.defaultOpen
      return wanted && isHeldBack() ? false : wanted
    }

    function drawRow(row: TranscriptRow, slots: ForwardedSlots, defaultOpen: ToolCardProps['defaultOpen']): VNode | VNode[] {
      if (row.kind === 'other')
        return slots.message || row.item.text ? h(ToolTranscriptMessage, { key: row.key, item: row.item }) : []
      const { entry, key, stepEnd } = row
      const card = h(ToolCard, {
        key,
        'id': context.idOf(key),
        entry,
        defaultOpen,
        'variant': 'inherit',
        'density': 'inherit',
        'onUpdate:open': (open: boolean) => context.onOpen(open, entry),
        'onLocationClick': (location: ToolLocation, child?: ToolEntry) => context.onLocation(location, child ?? entry),
        'onApprove': (option?: string, child?: ToolEntry) => context.onApprove(option, child ?? entry),
        'onDeny': (option?: string, child?: ToolEntry) => context.onDeny(option, child ?? entry),
      }, cardSlots)
      return stepEnd && slots['step-end']
        ? [card, h(ToolTranscriptStepEnd, { key: `${key} step`, step: stepEnd })]
        : card
    }

    let cardSlots: Record<string, unknown> = {}
    return () => {
      const slots = context.slots()
      const defaultOpen = readDefaultOpen()
      const names = Object.keys(slots).filter(name => !ownSlots.has(name))
      // Cards need not be drawn again when the block is, unless a slot has come or gone.
      cardSlots = { ...Object.fromEntries(names.map(name => [name, slots[name]])), $stable: slots === lastSlots }
      lastSlots = slots
      return h('div', {
        'ref': root,
        'class': 'tc-block',
        // The height of a run that is cut short is not worth guessing.
        'data-full': props.rows.length > BLOCK_SIZE / 2 ? '' : undefined,
      }, props.rows.flatMap(row => drawRow(row, slots, defaultOpen)))
    }
  },
})
