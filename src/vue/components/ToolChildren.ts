import type { PropType } from 'vue'
import type { ToolEntry, ToolLocation } from '../../core/model/entry'
import type { ToolCardSlots } from './tool-card-types'
import { defineComponent, h, inject } from 'vue'
import { transcriptContextKey } from '../transcript/transcript-context'
import ToolCard from './ToolCard.vue'

/** The calls that a sub-agent made, as cards inside its own; the card's slots serve them as well. */
export default defineComponent({
  name: 'ToolChildren',
  props: {
    entries: { type: Array as PropType<readonly ToolEntry[]>, required: true },
    slots: { type: Object as PropType<Readonly<ToolCardSlots>>, required: true },
  },
  emits: {
    'location-click': (_location: ToolLocation, _entry: ToolEntry) => true,
    'approve': (_option: string | undefined, _entry: ToolEntry) => true,
    'deny': (_option: string | undefined, _entry: ToolEntry) => true,
  },
  setup(props, { emit }) {
    const transcript = inject(transcriptContextKey, null)
    return () => h('div', { 'class': 'tc-part tc-children', 'data-part': 'children' }, props.entries.map(entry => h(ToolCard, {
      'key': entry.key,
      'id': transcript?.idOf(entry.key),
      entry,
      'defaultOpen': transcript?.defaultOpen(),
      'variant': 'inherit',
      'density': 'inherit',
      // Not by way of the card around, whose own event of that name says whether it is open itself.
      'onUpdate:open': (open: boolean) => transcript?.onOpen(open, entry),
      'onLocationClick': (location: ToolLocation, child?: ToolEntry) => emit('location-click', location, child ?? entry),
      'onApprove': (option?: string, child?: ToolEntry) => emit('approve', option, child ?? entry),
      'onDeny': (option?: string, child?: ToolEntry) => emit('deny', option, child ?? entry),
    }, props.slots)))
  },
})
