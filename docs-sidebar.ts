/** The docs in the order of a reader: install, start a map, edit it, put it on a page; then what to look up. */
export const docsSidebar = [
  'index',
  {
    type: 'category',
    label: 'Getting started',
    link: {
      index: '/docs/category/getting-started',
      description: 'Install the plugin, keep it up to date, and move a site with its maps.',
    },
    isCollapsed: false,
    items: ['installation/index', 'installation/updating', 'installation/moving'],
  },
  {
    type: 'category',
    label: 'Guides',
    link: {
      index: '/docs/category/guides',
      description:
        'From the first map to code of your own: the start screen, the page, and every tab of the editor.',
    },
    isCollapsed: false,
    items: [
      {
        type: 'category',
        label: 'Start a map',
        link: {
          index: '/docs/category/start-screen',
          description: 'Start with a map from the list, a picture, your own SVG, or a Google map to draw on.',
        },
        isCollapsed: false,
        items: [{ type: 'folder', folder: 'guides/start-screen' }],
      },
      {
        type: 'category',
        label: 'Edit the map',
        link: {
          index: '/docs/category/map-editor',
          description: 'What each tab of the editor is for, the settings of the whole map, and its regions.',
        },
        isCollapsed: false,
        items: [
          'guides/map-editor/overview',
          'guides/map-editor/settings',
          {
            type: 'category',
            label: 'Regions',
            link: {
              index: '/docs/category/regions',
              description:
                'Which shapes become regions, their fields and statuses, and how to import their data.',
            },
            items: [{ type: 'folder', folder: 'guides/map-editor/regions' }],
          },
        ],
      },
      'guides/how-to-insert-map',
      {
        type: 'category',
        label: 'Data',
        items: [
          {
            type: 'category',
            label: 'Database',
            link: {
              index: '/docs/category/database',
              description: 'The places on a map: their fields, settings, sources and import.',
            },
            items: [{ type: 'folder', folder: 'guides/map-editor/database' }],
          },
          'guides/map-editor/directory',
          {
            type: 'category',
            label: 'Filters',
            link: {
              index: '/docs/category/filters',
              description: 'Let visitors narrow what they see: where filters are, and which fields they use.',
            },
            items: [{ type: 'folder', folder: 'guides/map-editor/filters' }],
          },
        ],
      },
      {
        type: 'category',
        label: 'Looks',
        items: [
          'guides/map-editor/templates',
          'guides/map-editor/details-view',
          'guides/map-editor/gallery',
          'guides/map-editor/colors',
          'guides/map-editor/css',
          'guides/map-editor/google-maps',
        ],
      },
      {
        type: 'category',
        label: 'Behaviour',
        items: [
          'guides/map-editor/actions',
          {
            type: 'category',
            label: 'Layers',
            link: {
              index: '/docs/category/visibility',
              description: 'Groups of the SVG that visitors can switch on and off.',
            },
            items: [{ type: 'folder', folder: 'guides/map-editor/visibility' }],
          },
          'guides/map-editor/floors',
        ],
      },
      {
        type: 'category',
        label: 'Code',
        items: [
          'guides/map-editor/javascript',
          'guides/rest-and-php',
          { type: 'link', label: 'JavaScript API', to: '/api' },
        ],
      },
    ],
  },
  {
    type: 'category',
    label: 'Tutorials',
    link: {
      index: '/docs/category/tutorials',
      description:
        'Ten tasks from start to finish. Each says what you need, what to do, and what you see at the end.',
    },
    items: [{ type: 'folder', folder: 'tutorials' }],
  },
  {
    type: 'category',
    label: 'Help',
    link: {
      index: '/docs/category/help',
      description:
        'The words of this documentation, and what to do when a map reports an error or does not appear.',
    },
    isCollapsed: false,
    items: ['guides/main-definitions', { type: 'folder', folder: 'help' }],
  },
] as const;
