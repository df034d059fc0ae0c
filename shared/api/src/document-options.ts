/** `areas.settings.attribute-store.documentOptions` on the sandbox, with its rules and seeds. */
// biome-ignore format: names read better in rows
export const documentOptions = {
  /** ATTR-068: invented, in Swedish order. */
  categories: [
    'Allmän information', 'Anslutning', 'Arbetsgivarbesked', 'Autogiro', 'Avgiftsbefrielse', 'Avkastningsskatt',
    'Avslag', 'Avtalsändring', 'Barnpension', 'Bekräftelse', 'Beslut om pension', 'Byte av förvaltning', 'Delpension',
    'Dödsfall', 'Efterlevandepension', 'Efterlevandeskydd', 'Engångspremie', 'Faktura', 'Familjeskydd', 'Fondbyte',
    'Fondförsäkring', 'Fondinformation', 'Fribrev', 'Fullmakt', 'Förmånstagare', 'Försäkringsbesked', 'Försäkringsbrev',
    'Försäkringsvillkor', 'Gruppförsäkring', 'Hälsodeklaration', 'Inbetalning', 'Intjänad pension', 'Kapitalförsäkring',
    'Komplettering', 'Kontrolluppgift', 'Kundkännedom', 'Livförsäkring', 'Löneväxling', 'Nyteckning', 'Pantsättning',
    'Pensionsprognos', 'Premiebefrielse', 'Premieändring', 'Rådgivning', 'Sjukförsäkring', 'Skattebesked',
    'Tjänstepension', 'Traditionell försäkring', 'Uppsägning', 'Utbetalning', 'Värdebesked', 'Ålderspension', 'Årsbesked',
    'Återbetalning', 'Återköp', 'Överlåtelse',
  ],
  adminCompanies: [
    'Depends on Doc Topic', 'Euroben', 'From INCA-XML', 'SPP', 'SPP Konsult', 'SPP Spar', 'Storebrand Fonder',
  ],
  /** ATTR-061, C45: the targets of publishing have the shorter list. */
  retentionPolicies: {
    development: [
      'BeneficiaryChange', 'DC_24Hours', 'DC_OneMonth', 'DC_TwoMonths', 'DC_SixMonths', 'DC_TenYears', 'DeathHandling',
      'EarlyWithDrawal', 'FinalPay', 'InsuranceChange', 'MaxLength', 'Move', 'On Signal', 'Repurchase', 'Transfer',
      'ZeroLetter',
    ],
    test: [
      'InsuranceChange', 'FinalPay', 'Move', 'Repurchase', 'BeneficiaryChange', 'ZeroLetter', 'DC_TenYears',
      'DC_SixMonths', 'DeathHandling', 'Transfer', 'On Signal',
    ],
    production: [
      'InsuranceChange', 'FinalPay', 'Move', 'Repurchase', 'BeneficiaryChange', 'ZeroLetter', 'DC_TenYears',
      'DC_SixMonths', 'DeathHandling', 'Transfer', 'On Signal',
    ],
  },
};
