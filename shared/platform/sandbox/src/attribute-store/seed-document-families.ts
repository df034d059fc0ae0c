/** Documents of one kind: the prefix of their types, their common values, and their names. */
export interface DocumentFamily {
  code: string;
  topic: string;
  category: string;
  retentionPolicy: string;
  adminCompany: string;
  distributionMethod: 'ByCustomerPreference' | 'MandatoryPrint' | 'MustReachCustomer';
  names: readonly string[];
}

type Row = [
  code: string,
  topic: string,
  category: string,
  retentionPolicy: string,
  adminCompany: string,
  distributionMethod: DocumentFamily['distributionMethod'],
  ...names: string[],
];

// biome-ignore format: one family in a row reads better
const rows: Row[] = [
  ['PEN', 'Retirement', 'Ålderspension', 'DC_TenYears', 'SPP', 'MustReachCustomer',
    'Beslut om ålderspension', 'Omräkning av pension', 'Ansökan om ålderspension', 'Påminnelse inför pensionering',
    'Val av utbetalningstid', 'Uppskjuten pension', 'Tidigt uttag av pension', 'Ändrad utbetalningstid'],
  ['BES', 'Statement', 'Årsbesked', 'DC_TenYears', 'Depends on Doc Topic', 'ByCustomerPreference',
    'Årsbesked tjänstepension', 'Årsbesked fondförsäkring', 'Årsbesked kapitalförsäkring', 'Årsbesked fribrev',
    'Årsbesked traditionell försäkring'],
  ['VÄR', 'Statement', 'Värdebesked', 'DC_SixMonths', 'SPP', 'ByCustomerPreference',
    'Värdebesked fondförsäkring', 'Värdebesked traditionell försäkring', 'Värdebesked inför flytt',
    'Värdebesked vid dödsfall'],
  ['PRO', 'Statement', 'Pensionsprognos', 'DC_SixMonths', 'SPP', 'ByCustomerPreference',
    'Prognos ålderspension', 'Prognos vid ändrad pensionsålder', 'Prognos vid deltidsarbete'],
  ['FLY', 'Transfer', 'Överlåtelse', 'Transfer', 'SPP', 'MustReachCustomer',
    'Bekräftelse på flytt', 'Begäran om flyttvärde', 'Avslag på flyttbegäran', 'Inflytt av kapital',
    'Utflytt av kapital', 'Komplettering av flyttbegäran', 'Avgifter vid flytt'],
  ['FTG', 'Beneficiary', 'Förmånstagare', 'BeneficiaryChange', 'SPP', 'MandatoryPrint',
    'Ändrat förmånstagarförordnande', 'Begäran om komplettering', 'Bekräftat förmånstagarförordnande',
    'Återkallat förmånstagarförordnande', 'Information om förmånstagare'],
  ['DÖD', 'Death', 'Dödsfall', 'DeathHandling', 'SPP', 'MandatoryPrint',
    'Brev till dödsboet', 'Utbetalning efterlevandeskydd', 'Begäran om bouppteckning', 'Besked till förmånstagare',
    'Avslutad försäkring vid dödsfall'],
  ['EFT', 'Death', 'Efterlevandeskydd', 'DC_TenYears', 'SPP', 'MustReachCustomer',
    'Bekräftat efterlevandeskydd', 'Efterlevandeskydd upphör', 'Val av efterlevandeskydd', 'Nytt efterlevandeskydd'],
  ['EPN', 'Death', 'Efterlevandepension', 'DeathHandling', 'SPP', 'MustReachCustomer',
    'Beslut om efterlevandepension', 'Barnpension upphör', 'Årlig omräkning av efterlevandepension'],
  ['ÅTK', 'Repurchase', 'Återköp', 'Repurchase', 'SPP Spar', 'MustReachCustomer',
    'Bekräftat återköp', 'Avgifter vid återköp', 'Begäran om återköp', 'Avslag på återköp', 'Skatt vid återköp',
    'Delåterköp'],
  ['FÖR', 'Insurance', 'Avtalsändring', 'InsuranceChange', 'SPP', 'ByCustomerPreference',
    'Ny premie från årsskiftet', 'Ändrad försäkringsplan', 'Ändrad lön', 'Bekräftad ändring', 'Ny arbetsgivare',
    'Avslutad anställning'],
  ['BRV', 'Insurance', 'Försäkringsbrev', 'DC_TenYears', 'SPP', 'MandatoryPrint',
    'Försäkringsbrev tjänstepension', 'Försäkringsbrev kapitalförsäkring', 'Försäkringsbrev gruppliv',
    'Försäkringsbrev efter ändring', 'Försäkringsbrev fribrev'],
  ['VIL', 'Insurance', 'Försäkringsvillkor', 'MaxLength', 'SPP', 'ByCustomerPreference',
    'Nya villkor', 'Ändrade allmänna villkor', 'Förköpsinformation', 'Faktablad'],
  ['FON', 'Fund', 'Fondbyte', 'DC_SixMonths', 'Storebrand Fonder', 'ByCustomerPreference',
    'Bekräftat fondbyte', 'Ändrad fondfördelning', 'Avslutad fond', 'Sammanlagda fonder', 'Automatisk ombalansering'],
  ['FIN', 'Fund', 'Fondinformation', 'DC_TwoMonths', 'Storebrand Fonder', 'ByCustomerPreference',
    'Ny fondavgift', 'Byte av fondförvaltare', 'Kvartalsrapport fonder'],
  ['UTB', 'Payment', 'Utbetalning', 'FinalPay', 'SPP', 'MustReachCustomer',
    'Första utbetalning', 'Sista utbetalning', 'Ändrat kontonummer', 'Utbetalningsspecifikation', 'Stoppad utbetalning',
    'Engångsutbetalning', 'Utbetalning till utlandet', 'Levnadsintyg'],
  ['INB', 'Payment', 'Inbetalning', 'DC_OneMonth', 'SPP Spar', 'ByCustomerPreference',
    'Bekräftad inbetalning', 'Utebliven inbetalning', 'Extra insättning', 'Återbetald premie'],
  ['FAK', 'Payment', 'Faktura', 'DC_TenYears', 'From INCA-XML', 'MandatoryPrint',
    'Premiefaktura', 'Påminnelse om premie', 'Kreditfaktura', 'Uppsägning vid utebliven premie', 'Samlingsfaktura'],
  ['AUT', 'Payment', 'Autogiro', 'DC_TwoMonths', 'SPP Spar', 'ByCustomerPreference',
    'Medgivande autogiro', 'Bekräftat autogiro', 'Avslutat autogiro'],
  ['SKA', 'Tax', 'Skattebesked', 'DC_TenYears', 'Depends on Doc Topic', 'MandatoryPrint',
    'Besked om avkastningsskatt', 'Ändrat skatteavdrag', 'Jämkningsbeslut', 'Källskatt utland'],
  ['KON', 'Tax', 'Kontrolluppgift', 'DC_TenYears', 'Depends on Doc Topic', 'ByCustomerPreference',
    'Kontrolluppgift pension', 'Kontrolluppgift kapitalförsäkring', 'Rättad kontrolluppgift'],
  ['SJU', 'Disability', 'Sjukförsäkring', 'DC_TenYears', 'SPP', 'MustReachCustomer',
    'Beslut om sjukersättning', 'Avslag på sjukersättning', 'Begäran om läkarutlåtande', 'Ändrad sjukersättning',
    'Sjukersättning upphör', 'Anmälan om sjukdom'],
  ['PBF', 'Disability', 'Premiebefrielse', 'DC_TenYears', 'SPP', 'ByCustomerPreference',
    'Beslut om premiebefrielse', 'Premiebefrielse upphör', 'Årlig uppföljning av premiebefrielse'],
  ['HÄL', 'Disability', 'Hälsodeklaration', 'DC_OneMonth', 'SPP', 'MandatoryPrint',
    'Hälsodeklaration', 'Komplettering av hälsodeklaration', 'Beslut efter hälsoprövning'],
  ['LÖN', 'Employer', 'Löneväxling', 'DC_SixMonths', 'SPP Konsult', 'ByCustomerPreference',
    'Avtal om löneväxling', 'Ändrad löneväxling', 'Avslutad löneväxling'],
  ['ARB', 'Employer', 'Arbetsgivarbesked', 'DC_SixMonths', 'SPP Konsult', 'ByCustomerPreference',
    'Månadsbesked till arbetsgivare', 'Årsbesked till arbetsgivare', 'Nyanmäld anställd', 'Avanmäld anställd',
    'Ändrad pensionsplan', 'Underlag till redovisning'],
  ['KYC', 'Customer', 'Kundkännedom', 'ZeroLetter', 'SPP', 'MustReachCustomer',
    'Frågor om kundkännedom', 'Påminnelse om kundkännedom', 'Spärrad försäkring', 'Uppdaterade uppgifter'],
  ['FLM', 'Customer', 'Fullmakt', 'On Signal', 'SPP', 'MandatoryPrint',
    'Registrerad fullmakt', 'Återkallad fullmakt', 'Begäran om vidimerad kopia'],
  ['ADR', 'Customer', 'Allmän information', 'Move', 'Depends on Doc Topic', 'ByCustomerPreference',
    'Bekräftad adressändring', 'Välkommen som kund', 'Svar på klagomål', 'Returnerad post'],
  ['EUR', 'Pension fund', 'Gruppförsäkring', 'EarlyWithDrawal', 'Euroben', 'MustReachCustomer',
    'Anslutning till gruppförsäkring', 'Utträde ur gruppförsäkring', 'Ändrat gruppavtal', 'Förtida uttag'],
];

export const documentFamilies: readonly DocumentFamily[] = rows.map(
  ([code, topic, category, retentionPolicy, adminCompany, distributionMethod, ...names]) => ({
    code,
    topic,
    category,
    retentionPolicy,
    adminCompany,
    distributionMethod,
    names,
  }),
);
